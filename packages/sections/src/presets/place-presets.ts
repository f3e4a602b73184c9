import { link, section } from '../render/compose-page.ts'
import { audioSchema } from '../types/audio/audio.schema.ts'
import { image, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const home = link('home', 'Home', '/')

export const breadcrumbsPresets: readonly SectionPreset[] = [
  { name: 'Where this page is', item: section('breadcrumbs', 'breadcrumbs', {}) },
  {
    name: 'Where this page is, with the shop',
    item: section('breadcrumbs', 'breadcrumbs-shop', {
      links: [home, link('shop', 'Shop', '/shop')],
      separator: 'arrow',
    }),
  },
  {
    name: 'Where this page is, in the middle',
    item: section('breadcrumbs', 'breadcrumbs-middle', {
      ...onSoft,
      links: [home, link('about', 'About us', '/about')],
      separator: 'dot',
      textAlign: 'center',
    }),
  },
]

export const mapPresets: readonly SectionPreset[] = [
  { name: 'A map with the address', item: section('map', 'map', {}) },
  {
    name: 'A map above the address',
    item: section('map', 'map-below', {
      ...onSoft,
      headerTitle: 'Where to find us',
      headerAlign: 'left',
      arrangement: 'below',
      height: { base: '380px', mobile: '260px' },
    }),
  },
  {
    name: 'A map without the foreign one',
    item: section('map', 'map-own', {
      headerTitle: 'By the river',
      headerDescription: 'Ring the bell twice.',
      embeds: false,
      linkLabel: 'Open the map',
    }),
  },
]

const [recording] = audioSchema.defaults.items as [(typeof audioSchema.defaults.items)[number]]

export const audioPresets: readonly SectionPreset[] = [
  {
    name: 'A recording with a cover',
    item: section('audio', 'audio', { image: image('workshop') }),
  },
  {
    name: 'Three recordings',
    item: section('audio', 'audio-three', {
      ...onSoft,
      headerTitle: 'Letters, read aloud',
      look: 'plain',
      items: ['The first letter', 'The second letter', 'The last letter'].map((title, index) => ({
        ...recording,
        id: `letter-${index}`,
        title,
        text: `${index + 3} minutes`,
      })),
    }),
  },
  {
    name: 'A recording below its cover',
    item: section('audio', 'audio-above', {
      headerTitle: '',
      arrangement: 'above',
      maxWidth: '560px',
      image: image('dunes'),
      items: [
        {
          ...recording,
          title: 'How sand sounds',
          text: 'Recorded in the dunes, at five in the morning',
          transcript: '<p>[Wind.] [Wind.] [A bird, far away.] [Wind.]</p>',
        },
      ],
    }),
  },
]

const sizes = `<style>
  body { font: 16px/1.5 system-ui; color: #1c2733 }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 12px 8px; border-bottom: 1px solid #d8dee4; text-align: left }
</style>
<table>
  <tr><th>Size</th><th>Chest</th><th>Length</th></tr>
  <tr><td>S</td><td>96 cm</td><td>68 cm</td></tr>
  <tr><td>M</td><td>104 cm</td><td>71 cm</td></tr>
  <tr><td>L</td><td>112 cm</td><td>74 cm</td></tr>
</table>`

const card = `<style>
  body { font: 18px/1.6 Georgia, serif; color: #2b231b }
  div { padding: 32px; border-radius: 16px; background: linear-gradient(135deg, #f6e7d3, #e8d3c8); text-align: center }
</style>
<div>Write it down, fold it, put it under the cup.</div>`

const dice = `<style>
  body { font: 18px/1.6 system-ui; text-align: center }
  button { font: inherit; padding: 12px 24px; border: 0; border-radius: 99px; background: #1c1f23; color: #fff }
</style>
<p id="said">Which tea today?</p>
<button type="button">Draw one</button>
<script>
  const teas = ['Sencha', 'Assam', 'Oolong', 'Mint']
  document.querySelector('button').onclick = () => {
    document.querySelector('#said').textContent = teas[Math.floor(Math.random() * teas.length)]
  }
</script>`

export const customHtmlPresets: readonly SectionPreset[] = [
  {
    name: 'A table of sizes in HTML',
    item: section('customHtml', 'html-table', {
      headerTitle: 'Sizes',
      html: sizes,
      label: 'A table of sizes',
      maxWidth: '720px',
    }),
  },
  {
    name: 'A card in HTML',
    item: section('customHtml', 'html-card', { html: card, label: 'A card', maxWidth: '640px' }),
  },
  {
    name: 'A small program in HTML',
    item: section('customHtml', 'html-program', {
      html: dice,
      label: 'A tea, drawn by chance',
      runsScripts: true,
      maxWidth: '640px',
    }),
  },
]
