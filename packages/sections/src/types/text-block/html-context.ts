import { createContext } from 'react'

/**
 * What a text's HTML goes through before it is shown. Shoppers get it as it is stored, which the
 * server cleaned; where it can come from elsewhere, as on the canvas, it is cleaned again.
 */
export const HtmlContext = createContext<(html: string) => string>((html) => html)
