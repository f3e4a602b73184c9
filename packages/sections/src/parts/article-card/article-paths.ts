export const articlePath = (slug: string) => `/blog/${encodeURIComponent(slug)}`
export const tagPath = (slug: string) => `/blog/tag/${encodeURIComponent(slug)}`
