const known = /^(?:user-agent|disallow|allow|crawl-delay|clean-param)\s*:/i
const wholeShop = /^disallow\s*:\s*\/\s*(?:#.*)?$/i

/**
 * Checks what an owner adds to robots.txt.
 * @returns a sentence for the owner, or undefined
 */
export function robotsProblem(text: string): string | undefined {
  let agents = ['*']
  let isNaming = false
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim()
    if (!line || line.startsWith('#')) continue
    if (!known.test(line))
      return `Line ${index + 1}, “${line.slice(0, 60)}”, is not a rule. Begin it with User-agent:, Disallow:, Allow: or #.`
    const agent = /^user-agent\s*:\s*(\S+)/i.exec(line)?.[1]
    if (agent) agents = isNaming ? [...agents, agent] : [agent]
    isNaming = agent !== undefined
    if (wholeShop.test(line) && agents.includes('*'))
      return `Line ${index + 1} would hide the whole shop. Switch off “Show in search engines” instead.`
  }
  return undefined
}
