export type FontKind = 'sans' | 'serif' | 'display' | 'mono'

/** Each is a file of its own, which browsers load for the letters that a page has. */
export type FontScript = 'latin' | 'latin-ext' | 'cyrillic' | 'greek' | 'vietnamese'

export interface VariableFont {
  name: string
  kind: FontKind
  /** The lightest and the boldest. */
  weights: readonly [number, number]
  scripts: readonly FontScript[]
}

/** Of the packages `@fontsource-variable/…`, all under the Open Font License. */
export const variableFonts = {
  inter: font('Inter', 'sans', [100, 900], ['cyrillic', 'greek', 'vietnamese']),
  'albert-sans': font('Albert Sans', 'sans', [100, 900]),
  archivo: font('Archivo', 'sans', [100, 900], ['vietnamese']),
  'dm-sans': font('DM Sans', 'sans', [100, 900]),
  epilogue: font('Epilogue', 'sans', [100, 900], ['vietnamese']),
  'hanken-grotesk': font('Hanken Grotesk', 'sans', [100, 900], ['vietnamese']),
  jost: font('Jost', 'sans', [100, 900], ['cyrillic']),
  karla: font('Karla', 'sans', [200, 800]),
  montserrat: font('Montserrat', 'sans', [100, 900], ['cyrillic', 'vietnamese']),
  mulish: font('Mulish', 'sans', [200, 900], ['cyrillic', 'vietnamese']),
  nunito: font('Nunito', 'sans', [200, 900], ['cyrillic', 'vietnamese']),
  'open-sans': font('Open Sans', 'sans', [300, 800], ['cyrillic', 'greek', 'vietnamese']),
  outfit: font('Outfit', 'sans', [100, 900]),
  'plus-jakarta-sans': font('Plus Jakarta Sans', 'sans', [200, 800], ['vietnamese']),
  'public-sans': font('Public Sans', 'sans', [100, 900], ['vietnamese']),
  raleway: font('Raleway', 'sans', [100, 900], ['cyrillic', 'vietnamese']),
  'red-hat-display': font('Red Hat Display', 'sans', [300, 900]),
  rubik: font('Rubik', 'sans', [300, 900], ['cyrillic']),
  sora: font('Sora', 'sans', [100, 800]),
  'space-grotesk': font('Space Grotesk', 'sans', [300, 700], ['vietnamese']),
  urbanist: font('Urbanist', 'sans', [100, 900]),
  'work-sans': font('Work Sans', 'sans', [100, 900], ['vietnamese']),
  bitter: font('Bitter', 'serif', [100, 900], ['cyrillic', 'vietnamese']),
  'crimson-pro': font('Crimson Pro', 'serif', [200, 900], ['vietnamese']),
  'eb-garamond': font('EB Garamond', 'serif', [400, 800], ['cyrillic', 'greek', 'vietnamese']),
  literata: font('Literata', 'serif', [200, 900], ['cyrillic', 'greek', 'vietnamese']),
  newsreader: font('Newsreader', 'serif', [200, 800], ['vietnamese']),
  'playfair-display': font('Playfair Display', 'serif', [400, 900], ['cyrillic', 'vietnamese']),
  'source-serif-4': font(
    'Source Serif 4',
    'serif',
    [200, 900],
    ['cyrillic', 'greek', 'vietnamese'],
  ),
  'bricolage-grotesque': font('Bricolage Grotesque', 'display', [200, 800], ['vietnamese']),
  oswald: font('Oswald', 'display', [200, 700], ['cyrillic', 'vietnamese']),
  unbounded: font('Unbounded', 'display', [200, 900], ['cyrillic', 'vietnamese']),
  caveat: font('Caveat', 'display', [400, 700], ['cyrillic']),
  'jetbrains-mono': font('JetBrains Mono', 'mono', [100, 800], ['cyrillic', 'greek', 'vietnamese']),
} as const satisfies Readonly<Record<string, VariableFont>>

export type VariableFontId = keyof typeof variableFonts

/** In every address of a file, which browsers cache for a year: that of the packages. */
export const fontsVersion = '5.3.0'

export function findVariableFont(id: string): VariableFont | undefined {
  return Object.hasOwn(variableFonts, id) ? variableFonts[id as VariableFontId] : undefined
}

function font(
  name: string,
  kind: FontKind,
  weights: readonly [number, number],
  others: readonly FontScript[] = [],
): VariableFont {
  return { name, kind, weights, scripts: ['latin', 'latin-ext', ...others] }
}

/** Unicode ranges of the files. */
export const rangesOfScripts: Record<FontScript, string> = {
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}
