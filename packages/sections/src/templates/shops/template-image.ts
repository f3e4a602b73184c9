/** Width and height of the images of templates, by what they show. */
function sizeOf(name: string) {
  if (name === 'hero') return '1920x1080'
  return name === 'about' ? '1080x810' : '1080x1080'
}

/** Returns the URL of an image of a template, which every host serves. */
export const templateImage = (template: string, name: string) =>
  `/media/stock/${template}-${name}-${sizeOf(name)}.webp`
