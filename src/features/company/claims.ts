/**
 * What the company says of itself: its own claims, proved by nothing in this program.
 * The owner keeps them true here, and every screen takes them from here.
 */
export const claims = {
  vehiclesShipped: 500,
  satisfactionPercent: 98,
  employees: 50,
  sinceYear: 2020,
  successfulDeliveriesPercent: 100,
  rating: 4.8,
  ratingOf: 5,
  /** The example of the landing page: 'desde USD 28,000 FOB'. */
  examplePriceUsd: 28_000,
  officeRatings: {
    charleston: 4.9,
    concord: 4.8,
    anchorage: 4.7,
    saltLakeCity: 4.8,
    desMoines: 4.8,
  },
} as const;
