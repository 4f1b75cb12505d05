import { crossings, terrainTerms } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { type AreaDraft, areaSized, halvesTurned, ringIn, type Surface } from '../drafts/area.ts';
import { SHAPES } from '../drafts/shapes.ts';
import { surroundingsOf } from '../drafts/snap/surroundings.ts';
import { Cited } from '../parts/Cited.tsx';
import { Flag } from '../parts/Flag.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { type Named, Select } from '../parts/Select.tsx';
import { useRoom } from '../room.ts';
import { turnedOnce } from '../said.ts';
import { shapeName } from './shapeName.ts';

const surfaces = (t: Translate): Named<Surface>[] => [
  { value: 'plain', label: t('lee.client.surface.plain') },
  { value: 'field', label: t('lee.client.surface.field') },
  { value: 'impassable', label: t('lee.client.surface.impassable') },
];

interface Props {
  readonly draft: AreaDraft;
}

function Place({ draft }: Props) {
  const { t, hold } = useRoom();
  const { at, cut, heading } = draft;
  const unit = t('lee.client.inch');
  const inches = { step: 0.25, unit } as const;
  const size = { ...inches, min: 0.5, max: 24 } as const;
  return (
    <>
      <div className="lee-row">
        <NumberField
          label={t('lee.client.fromLeft')}
          value={at.x}
          {...inches}
          onChange={x => hold({ ...draft, at: { ...at, x } })}
        />
        <NumberField
          label={t('lee.client.fromTop')}
          value={at.y}
          {...inches}
          onChange={y => hold({ ...draft, at: { ...at, y } })}
        />
        <NumberField
          label={t('lee.client.angle')}
          value={turnedOnce(heading)}
          {...{ step: 5, min: 0, max: 360, unit: '°' }}
          onChange={to => hold({ ...draft, heading: to })}
        />
      </div>
      <div className="lee-row">
        <NumberField
          label={t('lee.client.width')}
          value={cut.width}
          {...size}
          onChange={to => hold(areaSized(draft, to, cut.depth))}
        />
        <NumberField
          label={t('lee.client.depth')}
          value={cut.depth}
          {...size}
          onChange={to => hold(areaSized(draft, cut.width, to))}
        />
      </div>
    </>
  );
}

function Other({ draft }: Props) {
  const { t, hold } = useRoom();
  const { other } = draft;
  if (other === undefined) return undefined;
  return (
    <div className="lee-row">
      <NumberField
        label={t('lee.client.otherLeft')}
        value={other.x}
        step={0.25}
        onChange={x => hold({ ...draft, other: { ...other, x } })}
      />
      <NumberField
        label={t('lee.client.otherTop')}
        value={other.y}
        step={0.25}
        onChange={y => hold({ ...draft, other: { ...other, y } })}
      />
    </div>
  );
}

/** 13.10/on-linear: what lies under it runs on through it. */
function OnLinear({ draft }: Props) {
  const { t, view } = useRoom();
  const ring = ringIn(draft);
  const isOn = surroundingsOf(view.game).courses.some(
    ({ line }) => crossings(line, [...ring, ...ring.slice(0, 1)]).length > 0,
  );
  if (!isOn) return undefined;
  return (
    <p className="lee-hint">
      {t('lee.client.onLinear')} <Cited isBrief t={t} clause="13.10/on-linear" />
    </p>
  );
}

/** The piece in hand as numbers: its place, size, turn, shape and ground. */
export function AreaForm({ draft }: Props) {
  const { t, view, hold, choose } = useRoom();
  const { cut, surface, terrain, other } = draft;
  return (
    <section className="lee-form">
      <Place draft={draft} />
      <div className="lee-row">
        <Select
          label={t('lee.client.shape')}
          value={cut.shape}
          all={SHAPES.map(value => ({ value, label: shapeName(t, value) }))}
          onChange={shape => hold({ ...draft, cut: { ...cut, shape } })}
        />
        <Select
          label={t('lee.client.surface')}
          value={surface}
          all={surfaces(t).filter(({ value }) => value !== 'field' || terrain === 'difficult')}
          onChange={to => hold({ ...draft, surface: to })}
        />
      </div>
      {!draft.extra && (
        <Flag
          label={t('lee.client.halves')}
          value={other !== undefined}
          onChange={() => hold(halvesTurned(draft, terrainTerms(view.game).size))}
        >
          13.10
        </Flag>
      )}
      <Other draft={draft} />
      {view.choices.some(choice => choice.do === 'leaveOut' && choice.terrain === terrain) && (
        <button type="button" className="choice" onClick={() => choose({ do: 'leaveOut', terrain })}>
          {t('lee.client.leaveOut')}
        </button>
      )}
      <OnLinear draft={draft} />
      <p className="lee-hint">{t('lee.client.areaHint')}</p>
    </section>
  );
}
