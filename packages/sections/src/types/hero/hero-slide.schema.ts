import type { PerDevice } from '../../kit/per-device.ts'
import type { SettingOf } from '../../kit/setting.ts'
import {
  boxSizes,
  fontWeights,
  imageFits,
  linkTargets,
  linkTypes,
  textSizes,
  type FontWeight,
  type ImageFit,
  type LinkTarget,
  type LinkType,
} from '../../kit/shared-settings.ts'

export interface CtaButton {
  id: string
  text: string
  variant: 'primary' | 'secondary'
  type: LinkType
  url: string
  target: LinkTarget
}

export type ContentPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'center-left'
  | 'center'
  | 'center-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'

export interface HeroSlide {
  id: string
  backgroundType: 'image' | 'video' | 'solid' | 'gradient'
  /** A picture's or a video's address, a colour or a gradient, as the type says. */
  background: string
  /** Empty: the same picture on a phone. */
  mobileBackground: string
  /** What the picture shows; empty when it only decorates. */
  alt: string
  poster: string
  backgroundWebm: string
  backgroundOgv: string
  imageSize: string
  imageFit: ImageFit
  imagePosition: 'center' | 'top' | 'bottom' | 'left' | 'right'
  title: string
  titleColor: string
  titleSize: PerDevice<string>
  titleWeight: FontWeight
  subtitle: string
  subtitleColor: string
  subtitleSize: PerDevice<string>
  subtitleWeight: FontWeight
  ctaButtons: CtaButton[]
  contentPosition: PerDevice<ContentPosition>
  contentMaxWidth: string
  overlay: string
}

export const newSlide: HeroSlide = {
  id: '',
  backgroundType: 'gradient',
  background: 'linear-gradient(120deg, #1f2a37, #4b5d73)',
  mobileBackground: '',
  alt: '',
  poster: '',
  backgroundWebm: '',
  backgroundOgv: '',
  imageSize: '100%',
  imageFit: 'cover',
  imagePosition: 'center',
  title: 'A new slide',
  titleColor: '#ffffff',
  titleSize: { base: '3.75rem', tablet: '3rem', mobile: '2.25rem' },
  titleWeight: '700',
  subtitle: 'Say in one sentence what awaits.',
  subtitleColor: '#ffffff',
  subtitleSize: { base: '1.25rem', mobile: '1.0625rem' },
  subtitleWeight: '400',
  ctaButtons: [],
  contentPosition: 'center-left',
  contentMaxWidth: '640px',
  overlay: '',
}

const newButton: CtaButton = {
  id: '',
  text: 'Learn more',
  variant: 'secondary',
  type: 'internal',
  url: '/shop',
  target: '_self',
}

const ctaSettings: readonly SettingOf<CtaButton>[] = [
  { key: 'text', label: 'Text', kind: 'text', maxLength: 60, inline: true },
  {
    key: 'variant',
    label: 'Look',
    kind: 'select',
    options: [
      { value: 'primary', label: 'Main' },
      { value: 'secondary', label: 'Second' },
    ],
  },
  { key: 'type', label: 'Leads to', kind: 'select', options: linkTypes },
  { key: 'url', label: 'Address', kind: 'link' },
  { key: 'target', label: 'Opens in', kind: 'select', options: linkTargets },
]

const backgroundSettings: readonly SettingOf<HeroSlide>[] = [
  {
    key: 'backgroundType',
    label: 'Background',
    kind: 'select',
    options: [
      { value: 'image', label: 'Image' },
      { value: 'video', label: 'Video' },
      { value: 'solid', label: 'Colour' },
      { value: 'gradient', label: 'Gradient' },
    ],
  },
  {
    key: 'background',
    label: 'Image',
    kind: 'image',
    visibleIf: { setting: 'backgroundType', is: 'image' },
  },
  {
    key: 'background',
    label: 'Video (MP4)',
    kind: 'video',
    visibleIf: { setting: 'backgroundType', is: 'video' },
  },
  {
    key: 'background',
    label: 'Colour',
    kind: 'color',
    visibleIf: { setting: 'backgroundType', is: 'solid' },
  },
  {
    key: 'background',
    label: 'Gradient',
    kind: 'gradient',
    visibleIf: { setting: 'backgroundType', is: 'gradient' },
  },
  {
    key: 'mobileBackground',
    label: 'Image on phones',
    kind: 'image',
    help: 'Upright, with room for the text',
    visibleIf: { setting: 'backgroundType', is: 'image' },
  },
  {
    key: 'alt',
    label: 'Description of the image',
    kind: 'text',
    visibleIf: { setting: 'backgroundType', is: 'image' },
  },
  {
    key: 'backgroundWebm',
    label: 'Video (WebM)',
    kind: 'video',
    visibleIf: { setting: 'backgroundType', is: 'video' },
  },
  {
    key: 'backgroundOgv',
    label: 'Video (Ogg)',
    kind: 'video',
    visibleIf: { setting: 'backgroundType', is: 'video' },
  },
  {
    key: 'poster',
    label: 'Picture until the video plays',
    kind: 'image',
    visibleIf: { setting: 'backgroundType', is: 'video' },
  },
  {
    key: 'imageSize',
    label: 'Image size',
    kind: 'unitNumber',
    units: boxSizes,
    min: 0,
    visibleIf: { setting: 'backgroundType', is: 'image' },
  },
  {
    key: 'imageFit',
    label: 'Image fit',
    kind: 'select',
    options: imageFits,
    visibleIf: { setting: 'backgroundType', is: 'image' },
  },
  {
    key: 'imagePosition',
    label: 'Image position',
    kind: 'select',
    options: [
      { value: 'center', label: 'Centre' },
      { value: 'top', label: 'Top' },
      { value: 'bottom', label: 'Bottom' },
      { value: 'left', label: 'Left' },
      { value: 'right', label: 'Right' },
    ],
    visibleIf: { setting: 'backgroundType', is: 'image' },
  },
  { key: 'overlay', label: 'Overlay', kind: 'color' },
]

export const slideSettings: readonly SettingOf<HeroSlide>[] = [
  ...backgroundSettings,
  { key: 'title', label: 'Title', kind: 'text', maxLength: 200, inline: true },
  { key: 'titleColor', label: 'Title colour', kind: 'color', standsOn: 'background' },
  {
    key: 'titleSize',
    label: 'Title size',
    kind: 'unitNumber',
    units: textSizes,
    min: 0,
    max: 300,
    perDevice: true,
  },
  { key: 'titleWeight', label: 'Title weight', kind: 'select', options: fontWeights },
  { key: 'subtitle', label: 'Subtitle', kind: 'textarea', maxLength: 500, inline: true },
  { key: 'subtitleColor', label: 'Subtitle colour', kind: 'color', standsOn: 'background' },
  {
    key: 'subtitleSize',
    label: 'Subtitle size',
    kind: 'unitNumber',
    units: textSizes,
    min: 0,
    max: 300,
    perDevice: true,
  },
  { key: 'subtitleWeight', label: 'Subtitle weight', kind: 'select', options: fontWeights },
  {
    key: 'ctaButtons',
    label: 'Buttons',
    kind: 'list',
    itemLabel: 'Button',
    maxItems: 4,
    item: newButton,
    settings: ctaSettings,
  },
  {
    key: 'contentPosition',
    label: 'Position of the text',
    kind: 'select',
    perDevice: true,
    options: [
      { value: 'top-left', label: 'Top left' },
      { value: 'top-center', label: 'Top' },
      { value: 'top-right', label: 'Top right' },
      { value: 'center-left', label: 'Left' },
      { value: 'center', label: 'Centre' },
      { value: 'center-right', label: 'Right' },
      { value: 'bottom-left', label: 'Bottom left' },
      { value: 'bottom-center', label: 'Bottom' },
      { value: 'bottom-right', label: 'Bottom right' },
    ],
  },
  {
    key: 'contentMaxWidth',
    label: 'Width of the text',
    kind: 'unitNumber',
    units: boxSizes,
    min: 0,
  },
]
