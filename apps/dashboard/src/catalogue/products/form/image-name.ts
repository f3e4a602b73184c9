export function imageName(index: number): string {
  return index === 0 ? 'Main image' : `Image ${index + 1}`
}

export function imagePath(index: number): string {
  return index === 0 ? 'productImage' : `galleryImages.${index - 1}`
}
