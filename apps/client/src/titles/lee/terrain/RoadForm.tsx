import type { Translate } from '@wigwag/words';
import { anchorTurned, EDGES, type Edge, FORMS, type Form, type RoadDraft } from '../drafts/road.ts';
import { nameOfLine } from '../map/names.ts';
import { Flag } from '../parts/Flag.tsx';
import { Select } from '../parts/Select.tsx';
import { useRoom } from '../room.ts';

const formName = (t: Translate, form: Form): string =>
  ({
    base: () => t('lee.client.form.base'),
    points: () => t('lee.client.form.points'),
    branch: () => t('lee.client.form.branch'),
  })[form]();

const edgeName = (t: Translate, edge: Edge): string =>
  ({
    top: () => t('lee.client.edge.top'),
    bottom: () => t('lee.client.edge.bottom'),
    left: () => t('lee.client.edge.left'),
    right: () => t('lee.client.edge.right'),
  })[edge]();

function Anchors({ draft }: { readonly draft: RoadDraft }) {
  const { t, plan, hold } = useRoom();
  const bases = (['top', 'bottom'] as const).map(edge => ({
    anchor: edge,
    label: edge === 'top' ? t('lee.client.baseTop') : t('lee.client.baseBottom'),
  }));
  const points = plan.points.map((_, anchor) => ({ anchor, label: t('lee.client.point', { n: anchor + 1 }) }));
  return (
    <fieldset className="lee-choices">
      <legend>{t('lee.client.anchors')}</legend>
      {[...bases, ...points].map(({ anchor, label }) => {
        const place = draft.anchors.indexOf(anchor);
        return (
          <button
            key={anchor}
            type="button"
            className="choice"
            aria-pressed={place >= 0}
            onClick={() => hold(anchorTurned(draft, anchor))}
          >
            {place >= 0 ? `${place + 1}. ` : ''}
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The players say where a road passes; its shortest line follows from it. */
export function RoadForm({ draft }: { readonly draft: RoadDraft }) {
  const { t, view, hold } = useRoom();
  const hosts = view.game.board.terrain.lines.filter(
    ({ linear }) => linear === 'road' || (linear === 'railway' && draft.made === 'railway'),
  );
  return (
    <section className="lee-form">
      <Select
        label={t('lee.client.form')}
        value={draft.form}
        all={FORMS.map(value => ({ value, label: formName(t, value) }))}
        onChange={form => hold({ ...draft, form })}
      />
      <Anchors draft={draft} />
      {typeof draft.anchors[0] !== 'string' && (
        <Select
          label={t('lee.client.fromEdge')}
          value={draft.edge}
          all={EDGES.map(value => ({ value, label: edgeName(t, value) }))}
          onChange={edge => hold({ ...draft, edge })}
        />
      )}
      {draft.form === 'branch' && (
        <Select
          label={t('lee.client.onto')}
          value={draft.onto}
          all={[
            { value: '', label: '–' },
            ...hosts.map(line => ({
              value: line.id,
              label: t('lee.client.piece', { name: nameOfLine(t, line), id: line.id.slice(1) }),
            })),
          ]}
          onChange={onto => hold({ ...draft, onto })}
        />
      )}
      {draft.made === 'road' && (
        <Flag label={t('lee.client.sunkenRoad')} value={draft.sunken} onChange={sunken => hold({ ...draft, sunken })} />
      )}
      {draft.made === 'railway' && (
        <Select
          label={t('lee.client.bed')}
          value={draft.bed}
          all={[
            { value: 'flat', label: t('lee.client.bedFlat') },
            { value: 'embanked', label: t('lee.client.bedEmbanked') },
          ]}
          onChange={bed => hold({ ...draft, bed })}
        />
      )}
      <p className="lee-hint">{t('lee.client.roadHint')}</p>
    </section>
  );
}
