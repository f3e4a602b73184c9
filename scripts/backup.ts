import {
  backupCommand,
  isForOperator,
} from '../apps/server/src/provider/lifecycle/installation/commands.ts'

const [folder] = process.argv.slice(2)

try {
  console.log(await backupCommand(process.env, folder))
} catch (error) {
  console.error(isForOperator(error) ? error.message : error)
  process.exit(1)
}
process.exit(0)
