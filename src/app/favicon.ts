/** The mark of the shop: a ship on the horizon. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a5560"/><path d="M5 19h22l-3.2 6H8.2zM9 13h6v4H9zM17 10h6v7h-6z" fill="#fff"/></svg>';
