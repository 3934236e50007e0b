-- What "Llega a …" means in each province: to which point the goods come, who carries them on and at
-- whose cost, and how many days that takes. Staff keep it; where there is none the page says so.
create table province_delivery (
  province text primary key check (
    province in ('PRI','ART','HAB','MAY','MAT','VCL','CFG','SSP','CAV','CMG','LTU','HOL','GRA','SCU','GTM','IJV')
  ),
  point_es text not null,
  point_en text not null,
  onward_es text not null,
  onward_en text not null,
  days_from integer not null,
  days_to integer not null,
  constraint province_delivery_texts check (
    least(length(point_es), length(point_en), length(onward_es), length(onward_en)) >= 1
    and greatest(length(point_es), length(point_en), length(onward_es), length(onward_en)) <= 300
  ),
  constraint province_delivery_days check (days_from between 0 and days_to and days_to <= 365)
);
create trigger province_delivery_changed after insert or update or delete or truncate on province_delivery
  for each statement execute function catalogue_changed();
