/** As the file of trade.gov begins. */
export const heading =
  '_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids';
const columns = heading.split(',');
export const line = (facts: Record<string, string>) =>
  columns.map((column) => `"${(facts[column] ?? '').replaceAll('"', '""')}"`).join(',');

/** A file of the government's with these entries. */
export const listFile = (...entries: Record<string, string>[]) =>
  new Blob([[heading, ...entries.map(line)].join('\n')]);
