import { downhill } from './floors.mjs'
import { wholeMoney } from './whole-money.mjs'

/** The linter's rules that are the project's own. */
export default { meta: { name: 'vitrine' }, rules: { downhill, 'whole-money': wholeMoney } }
