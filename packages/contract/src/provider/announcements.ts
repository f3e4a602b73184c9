import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, timestamp } from '../call/values.ts'

const announcement = z.object({ id, title: z.string(), body: z.string(), endsAt: timestamp })
export type Announcement = z.infer<typeof announcement>

export const announcementsContract = {
  current: call({
    access: 'self',
    method: 'GET',
    path: '/announcements/current',
    summary: 'What the provider tells all owners at the moment',
  }).output(z.array(announcement)),
}
