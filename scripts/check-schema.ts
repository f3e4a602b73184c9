import { isForOperator } from '../apps/server/src/provider/lifecycle/installation/commands.ts'
import { checkSchemaCommand } from '../apps/server/src/provider/lifecycle/installation/distribute-command.ts'

try {
  const found = await checkSchemaCommand(process.env)
  for (const sentence of found) console.error(sentence)
  if (found.length === 0) console.log('Every table of shops can be distributed.')
  process.exit(found.length === 0 ? 0 : 1)
} catch (error) {
  console.error(isForOperator(error) ? error.message : error)
  process.exit(1)
}
