import { expect, test } from 'vitest'
import { isVisible } from '../../kit/setting.ts'
import { showSection } from '../../testing/show-section-fixture.ts'
import { heroSchema } from './hero.schema.ts'
import { heroSlide } from './hero-slide.schema.ts'

const tea = { ...heroSlide.item, id: 'tea', title: 'Tea', subtitle: 'Hot' }
const image = { ...tea, backgroundType: 'image', background: '/hills.webp', alt: 'Hills' }
const film = { ...tea, backgroundType: 'video', background: '/hills.mp4' }
const button = { id: 'b', text: 'Buy', variant: 'primary', type: 'internal', url: '/shop' }

const show = (slide: object = {}, props: object = {}) =>
  showSection('hero', { slides: [{ ...tea, ...slide }], ...props })
const showTwo = (props: object = {}) =>
  showSection('hero', { slides: [tea, { ...tea, id: 'two' }], ...props })

test('the slides move by themselves every five seconds until somebody touches them', () => {
  expect(heroSchema.defaults).toMatchObject({
    autoPlay: true,
    autoplayDelay: 5000,
    autoplayDisableOnInteraction: true,
    loop: false,
    navigation: true,
    pagination: true,
    paginationType: 'bullets',
    paginationClickable: true,
    showHeroOverlay: false,
    heroOverlay: 'rgba(0, 0, 0, 0.35)',
  })
})

test.each([
  ['backgroundType image', image, '<img src="/hills.webp" alt="Hills"'],
  ['mobileBackground', { ...image, mobileBackground: '/up.webp' }, 'srcSet="/up.webp"'],
  ['imageSize', { ...image, imageSize: '50%' }, 'width:50%;height:50%'],
  ['imageFit', { ...image, imageFit: 'contain' }, 'object-fit:contain'],
  ['imagePosition', { ...image, imagePosition: 'top' }, 'object-position:top'],
  ['backgroundType video', film, '<source src="/hills.mp4" type="video/mp4"'],
  ['backgroundWebm', { ...film, backgroundWebm: '/h.webm' }, 'src="/h.webm" type="video/webm"'],
  ['backgroundOgv', { ...film, backgroundOgv: '/h.ogv' }, 'src="/h.ogv" type="video/ogg"'],
  ['poster', { ...film, poster: '/h.webp' }, 'poster="/h.webp"'],
  ['an old browser', film, 'Your browser does not support the video tag.'],
  [
    'backgroundType solid',
    { backgroundType: 'solid', background: '#123456' },
    'background:#123456',
  ],
  [
    'backgroundType gradient',
    { backgroundType: 'gradient', background: 'linear-gradient(90deg, red, blue)' },
    'background:linear-gradient(90deg, red, blue)',
  ],
  ['overlay', { overlay: 'rgba(1, 2, 3, 0.5)' }, 'class="overlay" style="background:rgba(1, 2, 3'],
  ['title', { title: 'Good morning' }, '>Good morning</h2>'],
  ['titleColor', { titleColor: '#abcdef' }, 'color:#abcdef'],
  ['titleSize', { titleSize: '5rem' }, '--size:5rem'],
  ['titleWeight', { titleWeight: '300' }, 'font-weight:300'],
  ['subtitle', { subtitle: 'A cup' }, '>A cup</p>'],
  ['subtitleColor', { subtitleColor: '#fedcba' }, 'color:#fedcba'],
  ['subtitleSize', { subtitleSize: '2rem' }, '--size:2rem'],
  ['subtitleWeight', { subtitleWeight: '800' }, 'font-weight:800'],
  ['contentPosition', { contentPosition: 'bottom-right' }, '--content-y:end;--content-x:end'],
  [
    'contentPosition center',
    { contentPosition: 'center' },
    '--content-y:center;--content-x:center',
  ],
  ['contentMaxWidth', { contentMaxWidth: '300px' }, '--width:300px'],
  [
    'a main button',
    { ctaButtons: [button] },
    '<a href="/shop" class="button "><span dir="auto">Buy',
  ],
  [
    'a second button',
    { ctaButtons: [{ ...button, variant: 'secondary' }] },
    'class="button second"',
  ],
  [
    'a button to elsewhere',
    { ctaButtons: [{ ...button, type: 'external', url: 'example.org', target: '_blank' }] },
    'href="https://example.org" target="_blank"',
  ],
])('%s of a slide is seen', async (_prop, slide, shown) => {
  expect(await show(slide)).toContain(shown)
})

test.each([
  ['navigation', {}, 'aria-label="Next slide"'],
  ['autoPlay', {}, 'aria-label="Pause the slides"'],
  ['pagination bullets', {}, 'aria-label="Slide 2"'],
  ['pagination progressbar', { paginationType: 'progressbar' }, '--share:50%'],
  ['pagination fraction', { paginationType: 'fraction' }, '1 / 2'],
  ['paginationClickable', { paginationClickable: false }, '<span class="dot shown"></span>'],
  ['heroOverlay', { showHeroOverlay: true, heroOverlay: '#abc' }, 'style="background:#abc"'],
  ['ctaPrimaryBackground', { ctaPrimaryBackground: '#111' }, '--accent:#111;--on-accent:#ffffff'],
  ['ctaPrimaryColor', { ctaPrimaryColor: '#222' }, '--on-accent:#222'],
  ['ctaSecondaryBackground', { ctaSecondaryBackground: '#333' }, '--cta-second:#333'],
  ['ctaSecondaryColor', { ctaSecondaryColor: '#444' }, '--on-cta-second:#444'],
  ['height', { height: '700px' }, '--h:700px'],
  ['padding', { padding: '1rem' }, '--inset:1rem'],
  ['margin', { margin: '2rem' }, '--mar:2rem'],
  ['borderRadius', { borderRadius: '9px' }, '--corner:9px'],
  ['fontFamily', { fontFamily: 'serif' }, 'font-family:var(--font-serif)'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await showTwo(props)).toContain(shown)
})

test.each([
  ['navigation', { navigation: false }, 'Next slide'],
  ['autoPlay', { autoPlay: false }, 'Pause the slides'],
  ['pagination', { pagination: false }, 'Slide 2'],
  ['heroOverlay', { heroOverlay: '#abc' }, '#abc'],
])('%s can be left out', async (_what, props, hidden) => {
  expect(await showTwo(props)).not.toContain(hidden)
})

test("a slide's own overlay comes before the hero's", async () => {
  const html = await show({ overlay: '#123' }, { showHeroOverlay: true, heroOverlay: '#abc' })
  expect(html).toContain('background:#123')
  expect(html).not.toContain('#abc')
})

test('loop changes nothing', async () => {
  expect(await showTwo({ loop: true })).toBe(await showTwo({ loop: false }))
  expect(heroSchema.settings.find(({ key }) => key === 'loop')?.hidden).toBe(true)
})

test.each([
  ['heroOverlay', { showHeroOverlay: true }, true],
  ['heroOverlay', { showHeroOverlay: false }, false],
  ['autoplayDelay', { autoPlay: false }, false],
  ['autoplayDisableOnInteraction', { autoPlay: false }, false],
  ['paginationType', { pagination: false }, false],
  ['paginationClickable', { paginationType: 'fraction' }, false],
])('the setting of %s with %j is offered: %s', (key, props, isOffered) => {
  const setting = heroSchema.settings.find((each) => each.key === key)
  expect(setting && isVisible(setting, props)).toBe(isOffered)
})
