import { checkbox, perDevice, select, tracks, unitNumber } from './setting-builders.ts'
import { boxSizes, gapSizes } from './shared-settings.ts'

const layouts = {
  stack: 'Below each other',
  row: 'Side by side',
  grid: 'Grid',
  overlap: 'Layers',
}

/** How a section, or a group, lays out its blocks. */
export const layoutSettings = {
  layout: perDevice(select('Layout', layouts)),
  columns: perDevice(
    tracks('Columns of a grid', {
      default: '1 1',
      help: 'A width for each: shares such as 2 1, or sizes such as 240px',
    }),
  ),
  gap: perDevice(unitNumber('Space between', { default: '1rem', units: gapSizes })),
  alignItems: perDevice(
    select('Alignment across', {
      stretch: 'Stretched',
      start: 'Start',
      center: 'Centre',
      end: 'End',
    }),
  ),
  distribute: perDevice(
    select('Distribution', {
      start: 'At the start',
      center: 'In the middle',
      end: 'At the end',
      'space-between': 'Spread out',
      'space-around': 'Space around each',
      'space-evenly': 'Even space',
    }),
  ),
  wrap: checkbox('Wraps into several lines', { help: 'Where blocks are side by side' }),
  minHeight: perDevice(unitNumber('Minimum height', { default: '0px', units: boxSizes })),
}
