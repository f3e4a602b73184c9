import { isDeepStrictEqual } from 'node:util'
import { os } from '@orpc/server'

/**
 * What a call answers is what its contract promises, to the letter: nothing is left out on the way
 * and nothing is filled in. That is so of the code and not of a request, so tests and development
 * look, and shoppers do not wait for it (decision 004).
 */
export const checkAnswers = os.middleware(async ({ procedure, path, next }) => {
  const answered = await next()
  const promised = await procedure['~orpc'].outputSchema?.['~standard'].validate(answered.output)
  if (promised?.issues)
    throw new Error(`${path.join('.')} answers otherwise: ${JSON.stringify(promised.issues)}`)
  if (promised && !isDeepStrictEqual(promised.value, answered.output))
    throw new Error(`${path.join('.')} answers more or less than its contract`)
  return answered
})
