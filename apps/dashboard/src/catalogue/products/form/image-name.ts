/** What the editor calls an image of the product; the first one is the main image. */
export function imageName(index: number): string {
  return index === 0 ? 'Main image' : `Image ${index + 1}`
}

/** The form's field that holds it. */
export function imagePath(index: number): string {
  return index === 0 ? 'productImage' : `galleryImages.${index - 1}`
}
