import { Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhoto, IconPhotoSearch, IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { MediaPicker } from '../../../content/media/media-picker.tsx'
import { useBuilder } from '../../context/builder-context.ts'
import { hasFiles } from '../../files/has-files.ts'
import { type ControlProps, textOf } from './control.ts'
import classes from './image-control.module.css'
import { ImageChooser } from './image-chooser.tsx'
import { SourceInput } from './source-input.tsx'

export function ImageControl(props: ControlProps<'image'>) {
  const { setting, onChange, onDone } = props
  const [isChoosing, setChoosing] = useState(false)
  const [isOver, setOver] = useState(false)
  const { files } = useBuilder()

  async function take(dropped: readonly File[]) {
    const src = await files.uploadOne(dropped)
    if (src === undefined) return
    onChange(src)
    onDone()
  }

  return (
    <div
      className={classes['image']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        void take([...event.dataTransfer.files])
      }}
    >
      <Preview key={textOf(props.value)} src={textOf(props.value)} />
      <SourceInput {...props} />
      <LibraryButton {...props} />
      <Popover
        opened={isChoosing}
        onChange={setChoosing}
        position="left-start"
        width={300}
        shadow="md"
        withinPortal
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button
            size="compact-xs"
            h={26}
            variant="default"
            leftSection={<IconPhotoSearch size={13} />}
            aria-label={`Choose from the shop’s images: ${setting.label}`}
            onClick={() => setChoosing(!isChoosing)}
          >
            Choose from the shop
          </Button>
        </Popover.Target>
        <Popover.Dropdown p="sm">
          <ImageChooser
            chosen={textOf(props.value)}
            onChoose={(src) => {
              onChange(src)
              onDone()
              setChoosing(false)
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

function LibraryButton({ setting, onChange, onDone }: ControlProps<'image'>) {
  const [isChoosing, picker] = useDisclosure()
  return (
    <>
      <Button
        size="compact-xs"
        h={26}
        variant="default"
        leftSection={<IconPhotoUp size={13} />}
        aria-label={`Choose or upload an image: ${setting.label}`}
        aria-haspopup="dialog"
        onClick={picker.open}
      >
        Choose or upload
      </Button>
      <MediaPicker
        opened={isChoosing}
        onClose={picker.close}
        onChoose={([image]) => {
          onChange(image?.url ?? '')
          onDone()
        }}
      />
    </>
  )
}

function Preview({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false)
  if (src === '') {
    return (
      <div className={classes['preview']}>
        <IconPhoto size={22} stroke={1.3} aria-hidden />
      </div>
    )
  }
  if (isBroken) return <p className={classes['broken']}>There is no image at this address.</p>
  return (
    <div className={classes['preview']}>
      <img src={src} alt="" onError={() => setBroken(true)} />
    </div>
  )
}
