import {
  backupCommand,
  isForOperator,
} from '../apps/server/src/provider/lifecycle/installation/commands.ts'

const [folder] = process.argv.slice(2)

try {
  if (folder === undefined) throw new Error('Name a folder: npm run backup -- <folder>')
  console.log(await backupCommand(process.env, folder))
} catch (error) {
  console.error(isForOperator(error) || folder === undefined ? (error as Error).message : error)
  process.exit(1)
}
process.exit(0)
