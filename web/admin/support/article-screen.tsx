export function ArticleScreen() { return null; }
