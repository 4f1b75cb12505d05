import { type ChatLine, PHRASES } from '@wigwag/protocol';
import { keyFor } from '@wigwag/words';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../shell/parts/Icon.tsx';
import { say } from '../api/table.ts';
import { opponentOf, playerAt, type TableRoom } from '../table/room.ts';
import { useMuted } from './muted.ts';
import { TalkMenu } from './TalkMenu.tsx';

interface Props {
  readonly room: TableRoom;
}

const MOST_LETTERS = 500;

const timeOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { hour: '2-digit', minute: '2-digit' }).format(at);

const dayOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at);

function Line({ room: { t, language }, line }: Props & { readonly line: ChatLine }) {
  const { isMine, by = t('online.nobody'), text, phrase, at } = line;
  return (
    <li className={isMine ? 'talk-line mine' : 'talk-line'}>
      <p>{phrase === undefined ? text : t(keyFor('online.phrase', phrase))}</p>
      <small>
        {isMine ? <span className="unseen">{t('online.table.talk.me')} </span> : `${by} · `}
        <time dateTime={new Date(at).toISOString()}>{timeOf(at, language)}</time>
      </small>
    </li>
  );
}

function Lines({ room }: Props) {
  const { now, language, t } = room;
  const list = useRef<HTMLOListElement>(null);
  const isMuted = useMuted(now.info.id);
  const shown = now.chat.filter(({ isMine }) => isMine || !isMuted);
  const last = shown.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useEffect(() => {
    const { current } = list;
    current?.parentElement?.scrollTo({ top: current.parentElement.scrollHeight });
  }, [last]);
  if (shown.length === 0) return <p className="talk-none">{t('online.table.talk.none')}</p>;
  let day = '';
  return (
    <ol ref={list} className="talk-lines" aria-live="polite" aria-label={t('online.table.talk')}>
      {shown.flatMap(line => {
        const before = day;
        day = dayOf(line.at, language);
        const item = <Line key={line.n} {...{ room, line }} />;
        return day === before
          ? [item]
          : [
              <li key={day} className="talk-day">
                {day}
              </li>,
              item,
            ];
      })}
    </ol>
  );
}

/** What players say to each other; ready phrases everybody reads in his own language. */
export function Talk({ room }: Props) {
  const { table, now, t, act } = room;
  const [text, setText] = useState('');
  const last = now.chat.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sees it has read it
  useEffect(() => table.chatRead(), [table, last]);
  const told = (what: Promise<unknown>): Promise<unknown> => what.then(() => table.lookAtChat());
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    const said = text.trim();
    if (said === '') return;
    act(() => told(say(table.id, { text: said })).then(() => setText('')));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  };
  const name = playerAt(room, opponentOf(room));
  return (
    <div className="talk">
      <Lines room={room} />
      <div className="talk-foot">
        <div className="talk-phrases">
          {PHRASES.map(phrase => (
            <button
              key={phrase}
              type="button"
              className="chip"
              onClick={() => act(() => told(say(table.id, { phrase })))}
            >
              {t(keyFor('online.phrase', phrase))}
            </button>
          ))}
          <TalkMenu room={room} />
        </div>
        <form className="talk-write" onSubmit={send}>
          <textarea
            rows={1}
            value={text}
            maxLength={MOST_LETTERS}
            aria-label={t('online.table.talk.to', { name })}
            placeholder={t('online.table.talk.to', { name })}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="icon" aria-label={t('online.table.talk.send')} disabled={text.trim() === ''}>
            <Icon name="send" />
          </button>
        </form>
      </div>
    </div>
  );
}

/** How many lines of the other nobody here has read. */
export function unreadIn({ chat, read }: TableRoom['now']): number {
  return chat.filter(({ n, isMine }) => n > read && !isMine).length;
}
