import { isDeepStrictEqual } from 'node:util'
import { os } from '@orpc/server'

/**
 * Checks responses strictly against the contract: no field missing, none extra. Runs in tests and
 * development only, to save time in production (decision 004).
 */
export const checkAnswers = os.middleware(async ({ procedure, path, next }) => {
  const answered = await next()
  const promised = await procedure['~orpc'].outputSchema?.['~standard'].validate(answered.output)
  if (promised?.issues)
    throw new Error(`${path.join('.')} answers differently: ${JSON.stringify(promised.issues)}`)
  if (promised && !isDeepStrictEqual(promised.value, answered.output))
    throw new Error(`${path.join('.')} answers more or less than its contract`)
  return answered
})
