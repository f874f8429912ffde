/*
 * The account's fingerprint travels in the address behind "#", which no server ever sees. The start page has no other
 * script: this one hands the fragment on to the page's own links.
 */
const { hash } = location;
if (hash) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/portal/"]')) {
    link.hash = hash;
  }
}

export {};
