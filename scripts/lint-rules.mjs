import { downhill } from './floors.mjs'
import { plainComments } from './plain-comments.mjs'
import { wholeMoney } from './whole-money.mjs'

export default {
  meta: { name: 'vitrine' },
  rules: { downhill, 'plain-comments': plainComments, 'whole-money': wholeMoney },
}
