-- In which quotations a product is: asked before it is marked as sold.
create index quote_line_of_product on quote_line (product_id) where product_id is not null;
