import { createContext } from 'react'

/**
 * Sanitises HTML on the canvas, where it may come from elsewhere. Shoppers get stored HTML, which
 * the server sanitised.
 */
export const HtmlContext = createContext<(html: string) => string>((html) => html)
