import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../platform/api/message-of.ts'
import { quietApi } from '../../platform/api/client.ts'
import { showFailure } from '../../platform/toast.ts'

/** Opens a section of the library in the builder, where its content is changed for all places. */
export function useEditEverywhere(id: string) {
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  async function open() {
    setOpening(true)
    try {
      const { pageId } = await quietApi.savedSections.open({ id })
      await navigate(`/builder?page=${pageId}`)
    } catch (failure) {
      showFailure(messageOf(failure))
    } finally {
      setOpening(false)
    }
  }
  return { edit: () => void open(), isOpening }
}
