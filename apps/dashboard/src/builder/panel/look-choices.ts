import type { GroundKind, Motion } from '@vitrine/contract/content/item-look.ts'

type Choices<Value extends string> = { value: Value; label: string }[]

export const groundChoices: Choices<GroundKind | ''> = [
  { value: '', label: 'None' },
  { value: 'gradient', label: 'Gradient' },
  { value: 'image', label: 'Image' },
  { value: 'pattern', label: 'Pattern' },
]

export const groundChoicesWithVideo: Choices<GroundKind | ''> = [
  ...groundChoices,
  { value: 'video', label: 'Video' },
]

interface MotionGroup {
  group: string
  items: Choices<Motion | ''>
}

export const motionChoices: MotionGroup[] = [
  { group: 'At rest', items: [{ value: '', label: 'No motion' }] },
  {
    group: 'When it comes into view',
    items: [
      { value: 'fade', label: 'Fades in' },
      { value: 'rise', label: 'Rises' },
      { value: 'left', label: 'Comes from the left' },
      { value: 'right', label: 'Comes from the right' },
      { value: 'zoom', label: 'Grows' },
      { value: 'blur', label: 'Comes into focus' },
    ],
  },
  {
    group: 'While the page scrolls',
    items: [
      { value: 'reveal', label: 'Opens to its full size' },
      { value: 'drift', label: 'Drifts within its frame' },
      { value: 'leave', label: 'Fades as it leaves' },
    ],
  },
]
