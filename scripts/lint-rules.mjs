import { downhill } from './floors.mjs'
import { wholeMoney } from './whole-money.mjs'

export default { meta: { name: 'vitrine' }, rules: { downhill, 'whole-money': wholeMoney } }
