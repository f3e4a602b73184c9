import { ActionIcon, Button, Popover, Slider, TextInput, UnstyledButton } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { cssGradient } from '@vitrine/sections/kit/values/css-gradient.ts'
import { resolveThemeColor } from '@vitrine/sections/kit/values/theme-color.ts'
import { useState } from 'react'
import { ColorChooser } from '../../../platform/ui/color-chooser.tsx'
import { themeSwatches } from '../../../platform/ui/theme-swatches.ts'
import { type ControlProps, textOf } from './control.ts'
import classes from './gradient-control.module.css'
import { addStop, maxStops, readGradient, removeStop, writeGradient } from './gradient-stops.ts'
import { useThemeAround } from './theme-around.ts'
import { useDraft } from './use-draft.ts'

const asIs = { write: textOf, read: (text: string) => text }

/** A swatch that opens the picker, and the gradient as CSS writes it. */
export function GradientControl(props: ControlProps<'gradient'>) {
  const { id, setting, value, error, onDone } = props
  const draft = useDraft(props, asIs)
  const theme = useThemeAround()
  const shown = writeGradient(readGradient(value), (color) =>
    String(resolveThemeColor(color, theme)),
  )
  return (
    <div className={classes['gradient']}>
      <Popover position="left-start" withinPortal trapFocus returnFocus shadow="md" width={264}>
        <Popover.Target>
          <UnstyledButton
            className={classes['shown']}
            style={{ background: shown }}
            aria-label={`Choose a gradient: ${setting.label}`}
          />
        </Popover.Target>
        <Popover.Dropdown p="sm">
          <GradientPicker {...props} />
        </Popover.Dropdown>
      </Popover>
      <TextInput
        id={id}
        size="xs"
        spellCheck={false}
        autoComplete="off"
        value={draft.text}
        error={draft.problem ?? error}
        onChange={(event) => draft.type(event.currentTarget.value)}
        onBlur={onDone}
      />
    </div>
  )
}

function GradientPicker({ setting, value, onChange, onDone }: ControlProps<'gradient'>) {
  const theme = useThemeAround()
  const gradient = readGradient(cssGradient(value) ?? '')
  const [picked, setPicked] = useState(0)
  const at = Math.min(picked, gradient.stops.length - 1)
  const stop = gradient.stops[at]!
  const resolve = (color: string) => String(resolveThemeColor(color, theme))
  const change = (next: typeof gradient) => onChange(writeGradient(next))
  const changeStop = (changes: Partial<typeof stop>) =>
    change({ ...gradient, stops: gradient.stops.with(at, { ...stop, ...changes }) })

  return (
    <div className={classes['picker']}>
      <div
        className={classes['bar']}
        style={{ background: writeGradient({ ...gradient, angle: 90 }, resolve) }}
      />
      <fieldset className={classes['stops']} aria-label="Colours of the gradient">
        {gradient.stops.map(({ color, place }, index) => (
          <UnstyledButton
            // Stops have no identity but their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={classes['stop']}
            style={{ background: resolve(color) }}
            aria-label={`Colour ${index + 1}, at ${place} %`}
            aria-pressed={index === at}
            onClick={() => setPicked(index)}
          />
        ))}
        <ActionIcon
          size={24}
          variant="default"
          aria-label="Add a colour"
          disabled={gradient.stops.length >= maxStops}
          onClick={() => {
            change(addStop(gradient, at))
            setPicked(at + 1)
            onDone()
          }}
        >
          <IconPlus size={13} />
        </ActionIcon>
        <ActionIcon
          size={24}
          variant="default"
          aria-label={`Remove colour ${at + 1}`}
          disabled={gradient.stops.length <= 2}
          onClick={() => {
            change(removeStop(gradient, at))
            onDone()
          }}
        >
          <IconTrash size={13} />
        </ActionIcon>
      </fieldset>
      <span className={classes['name']}>Direction: {gradient.angle}°</span>
      <Slider
        size="sm"
        min={0}
        max={360}
        step={5}
        label={null}
        thumbLabel={`${setting.label}: direction in degrees`}
        value={gradient.angle}
        onChange={(angle) => change({ ...gradient, angle })}
        onChangeEnd={onDone}
      />
      <span className={classes['name']}>
        Place of colour {at + 1}: {stop.place} %
      </span>
      <Slider
        size="sm"
        min={0}
        max={100}
        label={null}
        thumbLabel={`${setting.label}: place of colour ${at + 1} in per cent`}
        value={stop.place}
        onChange={(place) => changeStop({ place })}
        onChangeEnd={onDone}
      />
      <ColorChooser
        label={`${setting.label}, colour ${at + 1}`}
        value={stop.color}
        color={resolve(stop.color)}
        swatches={themeSwatches(theme)}
        onChange={(color) => changeStop({ color })}
        onChoose={(color) => {
          changeStop({ color })
          onDone()
        }}
        onDone={onDone}
      />
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => {
          const places = gradient.stops.map(({ place }) => place)
          const colors = gradient.stops.map(({ color }) => color).toReversed()
          change({
            ...gradient,
            stops: colors.map((color, index) => ({ color, place: places[index] ?? 0 })),
          })
          onDone()
        }}
      >
        Turn it round
      </Button>
    </div>
  )
}
