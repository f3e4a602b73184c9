import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { reportPath } from '../../provider/abuse/answer-report.ts'
import type { RenderedPage } from './page-cache.ts'
import type { ShopParts } from './render-shop.ts'

type Rendering = Pick<ShopParts, 'render' | 'answerPlain'>

const end = '</body></html>'

/**
 * Adds a link below the footer of every page, outside what the browser's script owns: a shop can
 * neither remove it nor does it cost scripts.
 */
export function withReportLink<Parts extends Rendering>(parts: Parts, config: Config): Parts {
  const linked = ({ html, ...page }: RenderedPage, domain: string): RenderedPage => ({
    ...page,
    html: html.endsWith(end) ? html.slice(0, -end.length) + linkTo(domain, config) + end : html,
  })
  return {
    ...parts,
    render: async (request) => linked(await parts.render(request), request.store.storeDomain),
    answerPlain: async (request) => {
      const page = await parts.answerPlain(request)
      return page && linked(page, request.store.storeDomain)
    },
  }
}

function linkTo(domain: string, config: Config): string {
  const url = new URL(reportPath, mainOrigin(config))
  url.searchParams.set('shop', domain)
  return (
    '<aside aria-label="Provider" style="padding:.6rem;text-align:center;font:13px system-ui,sans-serif;background:#fff">' +
    `<a href="${url.href}" rel="nofollow" style="color:#595959">Report this shop</a></aside>`
  )
}
