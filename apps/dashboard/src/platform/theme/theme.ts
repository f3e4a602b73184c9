import {
  Badge,
  Checkbox,
  Fieldset,
  Menu,
  Modal,
  MultiSelect,
  ScrollArea,
  Select,
  type MantineColorsTuple,
  createTheme,
} from '@mantine/core'
import { provider } from '../provider/provider.ts'
import { brandShades } from './brand-shades.ts'
import { selectOnClick } from './select-on-click.ts'

const pine: MantineColorsTuple = brandShades(provider.colors)

const sand: MantineColorsTuple = [
  '#fbf9f4',
  '#f5f1e8',
  '#ebe4d5',
  '#ddd3be',
  '#cabb9e',
  '#b09d7c',
  '#8f7c5d',
  '#716147',
  '#544834',
  '#3a3124',
]

// Light badges use the darkest shade on the lightest, and need its contrast.
const amber: MantineColorsTuple = [
  '#fff6e3',
  '#fdebc8',
  '#fbd992',
  '#f8c65b',
  '#f2b65a',
  '#d9962b',
  '#b57615',
  '#94600e',
  '#7d4f08',
  '#6b4304',
]

const headings = "'Bricolage Grotesque Variable', 'Segoe UI', system-ui, sans-serif"

/** Enter takes the first match; otherwise it would submit the form. */
const found = { nothingFoundMessage: 'No matches', selectFirstOptionOnChange: true }

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: 7,
  colors: { pine, sand, amber },
  black: '#16211e',
  fontFamily: "'Instrument Sans Variable', 'Segoe UI', system-ui, sans-serif",
  headings: { fontFamily: headings, fontWeight: '650', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '6px', md: '9px', lg: '14px', xl: '24px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Badge: Badge.extend({
      defaultProps: { tt: 'none', fw: 600, size: 'lg' },
      // A narrow table would truncate badges to two letters.
      styles: { root: { minWidth: 'max-content' } },
    }),
    // With the default radius, an empty one would look like a radio button.
    Checkbox: Checkbox.extend({ defaultProps: { radius: 'sm' } }),
    // Browsers give a fieldset side margins of 2px.
    Fieldset: Fieldset.extend({ styles: { root: { marginInline: 0 } } }),
    Select: Select.extend({
      defaultProps: { ...found, wrapperProps: selectOnClick },
    }),
    MultiSelect: MultiSelect.extend({ defaultProps: found }),
    Menu: Menu.extend({
      defaultProps: {
        // Otherwise the focus would be on nothing that can be seen.
        withInitialFocusPlaceholder: false,
        middlewares: { size: { padding: 8 } },
      },
      styles: { dropdown: { overflowY: 'auto' } },
    }),
    Modal: Modal.extend({
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        // Mantine would make the dialog's header the page's banner landmark.
        attributes: { header: { role: 'none' } },
      },
      styles: { title: { fontFamily: headings, fontWeight: 650, fontSize: '1.2rem' } },
    }),
    // Without a background, browsers lay out the layers of a scroller again at every keystroke.
    ScrollArea: ScrollArea.extend({
      styles: { viewport: { background: 'var(--mantine-color-body)' } },
    }),
  },
})
