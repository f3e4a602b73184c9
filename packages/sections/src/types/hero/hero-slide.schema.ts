import {
  color,
  either,
  entry,
  gradient,
  image,
  is,
  link,
  list,
  perDevice,
  select,
  text,
  textarea,
  unitNumber,
  video,
} from '../../kit/setting-builders.ts'
import {
  boxSizes,
  imageFits,
  linkTargets,
  linkTypes,
  textSizes,
} from '../../kit/shared-settings.ts'
import { fontWeight } from '../../kit/text-settings.ts'

export const ctaButton = entry('Button', {
  text: text('Text', { default: 'Learn more', maxLength: 60, inline: true }),
  variant: select('Look', { primary: 'Main', secondary: 'Second' }, { default: 'secondary' }),
  type: select('Leads to', linkTypes),
  url: link('Address', { default: '/shop' }),
  target: select('Opens in', linkTargets),
})

const ifImage = { visibleIf: is('backgroundType', 'image') }
const ifVideo = { visibleIf: is('backgroundType', 'video') }

const words = { default: '#ffffff', standsOn: 'background' }
const wordSizes = { units: textSizes, max: 300 }

export const heroSlide = entry('Slide', {
  backgroundType: select(
    'Background',
    { image: 'Image', video: 'Video', solid: 'Colour', gradient: 'Gradient' },
    { default: 'gradient' },
  ),
  background: either(
    [
      image('Image', ifImage),
      video('Video (MP4)', ifVideo),
      color('Colour', { visibleIf: is('backgroundType', 'solid') }),
      gradient('Gradient', { visibleIf: is('backgroundType', 'gradient') }),
    ],
    { default: 'linear-gradient(120deg, #1f2a37, #4b5d73)' },
  ),
  mobileBackground: image('Image on phones', {
    help: 'Upright, with room for the text',
    ...ifImage,
  }),
  alt: text('Description of the image', ifImage),
  backgroundWebm: video('Video (WebM)', ifVideo),
  backgroundOgv: video('Video (Ogg)', ifVideo),
  poster: image('Image until the video plays', ifVideo),
  imageSize: unitNumber('Image size', { default: '100%', units: boxSizes, ...ifImage }),
  imageFit: select('Image fit', imageFits, ifImage),
  imagePosition: select(
    'Image position',
    { center: 'Centre', top: 'Top', bottom: 'Bottom', left: 'Left', right: 'Right' },
    ifImage,
  ),
  overlay: color('Overlay'),
  title: text('Title', { default: 'A new slide', maxLength: 200, inline: true }),
  titleColor: color('Title colour', words),
  titleSize: perDevice(unitNumber('Title size', { default: '3.75rem', ...wordSizes }), {
    tablet: '3rem',
    mobile: '2.25rem',
  }),
  titleWeight: fontWeight('700', 'Title weight'),
  subtitle: textarea('Subtitle', {
    default: 'Say in one sentence what awaits.',
    maxLength: 500,
    inline: true,
  }),
  subtitleColor: color('Subtitle colour', words),
  subtitleSize: perDevice(unitNumber('Subtitle size', { default: '1.25rem', ...wordSizes }), {
    mobile: '1.0625rem',
  }),
  subtitleWeight: fontWeight('400', 'Subtitle weight'),
  ctaButtons: list('Buttons', ctaButton, { maxItems: 4 }),
  contentPosition: perDevice(
    select(
      'Position of the text',
      {
        'top-left': 'Top left',
        'top-center': 'Top',
        'top-right': 'Top right',
        'center-left': 'Left',
        center: 'Centre',
        'center-right': 'Right',
        'bottom-left': 'Bottom left',
        'bottom-center': 'Bottom',
        'bottom-right': 'Bottom right',
      },
      { default: 'center-left' },
    ),
  ),
  contentMaxWidth: unitNumber('Width of the text', { default: '640px', units: boxSizes }),
})

export type CtaButton = typeof ctaButton.item
export type HeroSlide = typeof heroSlide.item
