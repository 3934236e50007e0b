-- The dashboard counts quotes by category: out of this index, because products are wide rows.
create index product_category_of on product (id) include (category);
