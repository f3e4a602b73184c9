import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconEye,
  IconFilePlus,
  IconHistory,
  IconKeyboard,
  IconLayoutGridAdd,
  IconPalette,
  IconRocket,
  IconSelectAll,
  IconSettings,
  IconZoomIn,
  IconZoomOut,
  IconZoomScan,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Builder } from '../context/builder-context.ts'
import type { FinderAct } from './finder.tsx'
import { screenSizes } from './screen-sizes.ts'

interface Screen {
  onSave: () => void
  onPublish: () => void
  onRevisions: () => void
  onHelp: () => void
  onNewPage: () => void
}

export function useFinderActs({ commands }: Builder, screen: Screen): readonly FinderAct[] {
  const navigate = useNavigate()
  const { onSave, onPublish, onRevisions, onHelp, onNewPage } = screen
  return useMemo(
    () => [
      { label: 'Save draft', icon: IconDeviceFloppy, keys: 'Ctrl S', act: onSave },
      { label: 'Publish', icon: IconRocket, otherNames: 'go live', act: onPublish },
      { label: 'Undo', icon: IconArrowBackUp, keys: 'Ctrl Z', act: commands.undo },
      { label: 'Redo', icon: IconArrowForwardUp, keys: 'Ctrl Shift Z', act: commands.redo },
      { label: 'Preview', icon: IconEye, keys: 'Ctrl P', act: commands.togglePreview },
      {
        label: 'Select all sections',
        icon: IconSelectAll,
        keys: 'Ctrl A',
        act: commands.selectPage,
      },
      { label: 'New page', icon: IconFilePlus, otherNames: 'create add page', act: onNewPage },
      {
        label: 'Use a template',
        icon: IconLayoutGridAdd,
        otherNames: 'start ready-made',
        act: commands.askForTemplate,
      },
      {
        label: 'Page settings',
        icon: IconSettings,
        otherNames: 'seo title address',
        act: () => commands.showTab('page'),
      },
      { label: 'Revisions', icon: IconHistory, otherNames: 'history versions', act: onRevisions },
      ...screenSizes.map(({ device, label, Icon }) => ({
        label: `Screen: ${label}`,
        icon: Icon,
        act: () => commands.setScreenSize(device),
      })),
      { label: 'Zoom in', icon: IconZoomIn, keys: 'Alt +', act: () => commands.zoom('in') },
      { label: 'Zoom out', icon: IconZoomOut, keys: 'Alt −', act: () => commands.zoom('out') },
      {
        label: 'Zoom: fit the width',
        icon: IconZoomScan,
        keys: 'Alt 0',
        act: () => commands.zoom('fit'),
      },
      {
        label: 'The shop’s theme',
        icon: IconPalette,
        otherNames: 'colours fonts',
        act: () => void navigate('/dashboard/theme'),
      },
      {
        label: 'Keyboard shortcuts',
        icon: IconKeyboard,
        keys: '?',
        otherNames: 'help',
        act: onHelp,
      },
    ],
    [commands, navigate, onSave, onPublish, onRevisions, onHelp, onNewPage],
  )
}
