import { useRef } from 'react'
import type { Message } from '../../core/message.ts'
import { useOwned } from '../../core/session/useOwned.ts'
import { viewerDay } from '../../core/time/viewerDay.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { draftOf, keptChoice } from '../../form/drafts.ts'
import { checkField } from '../../form/field.rules.ts'
import { sentImage } from '../../form/images.rules.ts'
import { patternTester } from '../../form/lobbyPatterns.ts'
import { type PickedImagesResult, useDraftImages } from '../../form/useDraftImages.ts'
import type { Focusable } from '../../form/useFields.ts'
import { waitFor } from '../../form/useSubmit.ts'
import { securityConfigKey } from '../profile/profile.queries.ts'
import { type SavedFormResult, useSavedForm } from '../profile/useSavedForm.ts'
import { kycKey, sendKycMutationOptions } from './kyc.queries.ts'
import {
  asksBothAddresses,
  bornProblem,
  type Kyc,
  type KycDocument,
  type KycField,
  type KycOther,
  type KycValues,
  kycBody,
  kycDocuments,
  kycFields,
  kycMissing,
  toldByKyc,
} from './kyc.rules.ts'

/** A picture that is asked for. */
export interface KycPicture {
  /** Which document the picture shows. */
  name: KycDocument
  /** Whether it must be there before the form can be sent. */
  required: boolean
  /** The files that were picked for it. */
  images: PickedImagesResult
  /** What is wrong with it, once the form was submitted without it. */
  problem: Message | undefined
  /** Give it to the input that picks the picture: it gets the focus when it is the first that is missing. */
  inputRef: (element: Focusable | null) => void
}

/** The form of a proof of identity. */
export interface KycFormResult extends SavedFormResult<KycField> {
  /** Whether a field must be filled in. */
  isRequired: (name: KycField) => boolean
  /** The pictures that are asked for, one each. */
  documents: readonly KycPicture[]
  /** The least age of a member, in years. */
  age: number
  /** Whether the member confirms that age. */
  ageConfirmed: boolean
  /** Sets whether the member confirms that age. */
  confirmAge: (confirmed: boolean) => void
  /** What to say where the age is not confirmed, once the form was submitted. */
  ageProblem: Message | undefined
  /** Give it to the input that confirms the age: it gets the focus when only that is missing. */
  ageRef: (element: Focusable | null) => void
  /** Whether one address may stand for both. */
  asksSameAddress: boolean
  /** Whether the current address is the permanent one, and so not asked for. */
  sameAddress: boolean
  /** Sets whether the current address is the permanent one. */
  setSameAddress: (same: boolean) => void
}

const DRAFT = 'kyc'

const EMPTY: Record<KycField, string> = {
  nickname: '',
  realName: '',
  fullName: '',
  birthday: '',
  placeOfBirth: '',
  nationality: '',
  idNumber: '',
  occupation: '',
  sourceOfIncome: '',
  address: '',
  permanentAddress: '',
  currentAddress: '',
  mobileNum: '',
  email: '',
  telegram: '',
  facebook: '',
  whatsapp: '',
  line: '',
  zalo: '',
  wechat: '',
  qqNum: '',
}

/**
 * The form of a proof of identity as the site asks for it (MEM-11). What is typed and picked stays after a failure, or a login
 * in between.
 */
export function useKycForm(kyc: Kyc): KycFormResult {
  const lobby = useLobby()
  // The age is confirmed anew for each sending and never kept, because it is a statement about what is sent.
  const [ageConfirmed, confirmAge] = useOwned(() => false)
  const [sameAddress, setSameAddress] = useOwned(() => keptChoice(lobby, DRAFT, 'sameAddress') === 'yes')
  const [drafts] = useOwned(() => {
    const draft = (document: KycDocument) => draftOf(lobby, `${DRAFT}.${document}`)
    return { front: draft('front'), back: draft('back'), selfie: draft('selfie') }
  })
  const picked: Record<KycDocument, PickedImagesResult> = {
    front: useDraftImages(drafts.front, 1),
    back: useDraftImages(drafts.back, 1),
    selfie: useDraftImages(drafts.selfie, 1),
  }
  const asked = kycDocuments(kyc)
  const missing = kycMissing(kyc, { has: (name) => picked[name].images.length > 0, ageConfirmed })
  // As with a field, nothing is reported before the form was submitted once.
  const [tells, setTells] = useOwned(() => false)
  const problemAt = (at: KycOther) => (tells ? missing.find((each) => each.at === at)?.problem : undefined)
  const elements = useRef(new Map<KycOther, Focusable>())
  const refOf = (at: KycOther) => (element: Focusable | null) => {
    if (element) elements.current.set(at, element)
    else elements.current.delete(at)
  }
  const fields = kycFields(kyc, sameAddress)

  const check = async (name: KycField, values: KycValues): Promise<Message | undefined> => {
    const value = values[name].trim()
    const problem = await checkField(kyc.fields[name], value, { id: 'field_check' }, patternTester(lobby))
    if (problem || name !== 'birthday' || value === '') return problem
    return bornProblem(value, viewerDay(lobby.ports.clock.now()), kyc.age)
  }

  const { recheck: _, ...form } = useSavedForm<KycField>({
    // A picture that is still being made smaller would be told as missing.
    load: waitFor(asked.some(({ name }) => picked[name].isReading)),
    initial: EMPTY,
    draft: DRAFT,
    chosen: { sameAddress: sameAddress ? 'yes' : '' },
    fields,
    check,
    told: (error) => toldByKyc(error, fields, kyc.fields),
    tellOthers() {
      setTells(true)
      const [first] = missing
      return first && (() => elements.current.get(first.at)?.focus())
    },
    async send(values) {
      const documents = asked.flatMap(({ name }) => {
        const [image] = picked[name].images
        return image ? [[name, sentImage(image)] as const] : []
      })
      const body = { fields: kycBody(kyc, values, sameAddress), documents: Object.fromEntries(documents), ageConfirmed }
      await write(lobby, sendKycMutationOptions(lobby), body).finally(() => {
        // The answer may be lost although the form arrived, so the state is asked for anew in any case.
        void lobby.queryClient.invalidateQueries({ queryKey: kycKey })
        void lobby.queryClient.invalidateQueries({ queryKey: securityConfigKey })
      })
      for (const { name } of asked) picked[name].clear()
      setTells(false)
    },
  })

  return {
    ...form,
    isRequired: (name) => kyc.fields[name]?.required === true,
    documents: asked.map(({ name, required }) => ({
      name,
      required,
      images: picked[name],
      problem: problemAt(name),
      inputRef: refOf(name),
    })),
    age: kyc.age,
    ageConfirmed,
    confirmAge,
    ageProblem: problemAt('age'),
    ageRef: refOf('age'),
    asksSameAddress: asksBothAddresses(kyc),
    sameAddress,
    setSameAddress,
  }
}
