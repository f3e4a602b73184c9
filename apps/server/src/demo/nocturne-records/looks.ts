import * as patterns from '../pictures/records/covers/patterns.ts'
import * as scenes from '../pictures/records/covers/scenes.ts'

/** How each record of the shop looks: its cover, its vinyl and the room it is shown in. */
export interface RecordLook {
  slug: string
  cover: string
  /** Label and ink of the record's middle. */
  label: readonly [string, string]
  /** The pressings, the first one shown first. */
  vinyl: Readonly<Record<string, string>>
  room: string
  kind: 'stage' | 'poster'
}

const black = '#17141a'

export const records: readonly RecordLook[] = [
  {
    slug: 'low-orbit',
    cover: patterns.orbits(['#1b1040', '#ff7a3d', '#7b5cff', '#ffd9a0']),
    label: ['#ff7a3d', '#1b1040'],
    vinyl: { black, tangerine: '#e8622a', violet: '#5f45c9' },
    room: '#3a2a86',
    kind: 'stage',
  },
  {
    slug: 'midnight-cartography',
    cover: scenes.contours(['#0c2a33', '#2fd0a8', '#ff5a5f', '#a9f0dc']),
    label: ['#2fd0a8', '#0c2a33'],
    vinyl: { black },
    room: '#155e63',
    kind: 'stage',
  },
  {
    slug: 'paper-tigers',
    cover: patterns.stripes(['#ffb400', '#161016', '#ff4d2e', '#f7efe0']),
    label: ['#ffb400', '#161016'],
    vinyl: { black, amber: '#e39a12' },
    room: '#ff4d2e',
    kind: 'poster',
  },
  {
    slug: 'salt-and-static',
    cover: scenes.ridges(['#0d0b10', '#f3efe8', '#d6ff3f', '#000000']),
    label: ['#f3efe8', '#0d0b10'],
    vinyl: { black },
    room: '#d6ff3f',
    kind: 'poster',
  },
  {
    slug: 'eleven-windows',
    cover: scenes.windows(['#20294d', '#ffc857', '#ff7d66', '#8fd3ff']),
    label: ['#ffc857', '#20294d'],
    vinyl: { black },
    room: '#2d3b7a',
    kind: 'stage',
  },
  {
    slug: 'slow-sun',
    cover: scenes.sun(['#2b0f54', '#ffcf4a', '#ff3d81', '#59e0ff']),
    label: ['#ff3d81', '#2b0f54'],
    vinyl: { black, rose: '#e23a78' },
    room: '#8a1f7a',
    kind: 'stage',
  },
  {
    slug: 'blue-hour-quartet',
    cover: patterns.quarters(['#f2e7d0', '#1747c9', '#e5482d', '#0f1a3a']),
    label: ['#f2e7d0', '#1747c9'],
    vinyl: { black },
    room: '#2350d6',
    kind: 'poster',
  },
  {
    slug: 'velvet-arithmetic',
    cover: patterns.halftone(['#ff8fb3', '#4a0d3a', '#b3123f', '#000000']),
    label: ['#ff8fb3', '#4a0d3a'],
    vinyl: { black },
    room: '#c02a6a',
    kind: 'stage',
  },
  {
    slug: 'understory',
    cover: scenes.understory(['#0d3a2b', '#2f9a5a', '#7bc96f', '#f5e6a0']),
    label: ['#7bc96f', '#0d3a2b'],
    vinyl: { black, moss: '#3f8a4e' },
    room: '#1f6b4a',
    kind: 'stage',
  },
  {
    slug: 'glass-harbor',
    cover: scenes.waves(['#f3b79a', '#5ec8d8', '#1c4f8a', '#ff5d47']),
    label: ['#5ec8d8', '#1c4f8a'],
    vinyl: { black },
    room: '#f0936e',
    kind: 'poster',
  },
  {
    slug: 'nine-volt-heart',
    cover: patterns.bolt(['#e8141c', '#ffe94a', '#b00d20', '#14090c']),
    label: ['#ffe94a', '#e8141c'],
    vinyl: { black, red: '#d11a22' },
    room: '#ffd21f',
    kind: 'poster',
  },
  {
    slug: 'soft-machines-at-rest',
    cover: patterns.blobs(['#f6d9cf', '#ff7f6b', '#8b7bff', '#ffc14f']),
    label: ['#ff7f6b', '#f6d9cf'],
    vinyl: { black },
    room: '#8b7bff',
    kind: 'poster',
  },
  {
    slug: 'moth-season',
    cover: scenes.moth(['#2a1c2c', '#c79a6b', '#8f5a4a', '#f1e0b8']),
    label: ['#c79a6b', '#2a1c2c'],
    vinyl: { black },
    room: '#6a4252',
    kind: 'stage',
  },
  {
    slug: 'concrete-lullaby',
    cover: scenes.blocks(['#d8d2ca', '#8d8a90', '#e0653f', '#ff4d2e']),
    label: ['#e0653f', '#d8d2ca'],
    vinyl: { black },
    room: '#8f9298',
    kind: 'poster',
  },
  {
    slug: 'tunnel-vision',
    cover: patterns.tunnel(['#08070c', '#d6ff3f', '#7b5cff', '#ff4d2e']),
    label: ['#d6ff3f', '#08070c'],
    vinyl: { black },
    room: '#4b38a8',
    kind: 'stage',
  },
]
