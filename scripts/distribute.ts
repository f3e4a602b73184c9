import { parseArgs } from 'node:util'
import { isForOperator } from '../apps/server/src/provider/lifecycle/installation/commands.ts'
import { distributeCommand } from '../apps/server/src/provider/lifecycle/installation/distribute-command.ts'

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    shards: { type: 'string', default: '32' },
  },
})
const shards = Number(values.shards)

try {
  if (!Number.isInteger(shards) || shards < 1 || shards > 1024)
    throw new RangeError('--shards is a whole number from 1 to 1024.')
  const options = { isDryRun: values['dry-run'], shards, say: console.log }
  console.log(await distributeCommand(process.env, options))
} catch (error) {
  const isPlain = isForOperator(error) || error instanceof RangeError
  console.error(isPlain ? error.message : error)
  process.exit(1)
}
process.exit(0)
