-- What is counted down to what is held is not for sale either: until now only the status was looked at (041).
drop trigger product_held_is_reserved on product;
create constraint trigger product_held_is_reserved after update of status, stock on product
  for each row when (new.status = 'available'
    and (old.status <> 'available' or new.stock is distinct from old.stock))
  execute function product_held_is_reserved();
