import { downhill } from './floors.mjs'
import { plainWords } from './plain-words.mjs'
import { wholeMoney } from './whole-money.mjs'

export default {
  meta: { name: 'vitrine' },
  rules: { downhill, 'plain-words': plainWords, 'whole-money': wholeMoney },
}
