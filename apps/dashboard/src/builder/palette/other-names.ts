/** What else owners call a type of section. */
export const otherNames: Readonly<Record<string, string>> = {
  hero: 'banner slideshow cta',
  textBlock: 'heading paragraph faq questions',
  imageBlock: 'picture photo',
  videoBlock: 'youtube vimeo film',
  container: 'columns grid row group layout',
  topbar: 'announcement bar',
  navbar: 'menu header',
  footer: 'newsletter sign-up social',
  testimonials: 'quotes feedback',
  contactForm: 'message email address',
}
