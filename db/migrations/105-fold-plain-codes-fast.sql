-- The same spelling as before, sooner: `translate` looks each letter up in a list of a hundred, and almost all codes
-- and texts of banks are ASCII. A statement of 20,000 lines took half of its time here.
create or replace function folded(written text) returns text language sql immutable parallel safe
  return case when octet_length(written) = length(written)
    then upper(regexp_replace(written, '[^0-9A-Za-z]+', '', 'g') collate "C")
    else translate(
      regexp_replace(
        replace(replace(normalize(written, nfkd), 'ß', 'SS'), 'ẞ', 'SS'),
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3099-\u309c\ufe00-\ufe2f\ufeff\ufff0-\uffff]',
        '', 'g'),
      'abcdefghijklmnopqrstuvwxyzæœøðþłđħŧŋαβγδεζηθικλμνξοπρςστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ',
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒØÐÞŁĐĦŦŊΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ')
  end;
