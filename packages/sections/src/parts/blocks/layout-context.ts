import { createContext } from 'react'
import type { PerDevice } from '../../kit/per-device.ts'
import type { BlockLayout } from '../../kit/setting.ts'

/** The layout around a block. */
export const LayoutContext = createContext<PerDevice<BlockLayout>>('stack')
