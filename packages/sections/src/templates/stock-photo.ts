/** Returns the URL of a photograph of a page template, which every host serves. */
export const wide = (name: string) => `/media/stock/${name}-1920x1080.webp`
export const square = (name: string) => `/media/stock/${name}-1080x1080.webp`
