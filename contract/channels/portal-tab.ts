/**
 * The script that shows a link to a portal as a tab at a page's edge: its address, and the hash by which pages of others load it. What is
 * released of it never changes; another version gets another address, beside this one.
 */
export const PORTAL_TAB = {
  path: "/portal-tab-1.js",
  integrity: "sha384-VcmDWDAPHaDCgHdg0lifuWW/OuRADPVpFrt2sO9YlFVMjcvTiWmn9EBBj2IO8URh",
} as const;
