import {
  restoreCommand,
  isForOperator,
} from '../apps/server/src/provider/lifecycle/installation/commands.ts'

const [folder] = process.argv.slice(2)

try {
  if (folder === undefined) throw new Error('Name a folder: npm run restore -- <folder>')
  console.log(await restoreCommand(process.env, folder))
} catch (error) {
  console.error(isForOperator(error) || folder === undefined ? (error as Error).message : error)
  process.exit(1)
}
process.exit(0)
