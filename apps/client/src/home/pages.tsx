import './home.css';
import './games/games.css';
import '../titles/gcacw/css/onHome.css';
import '../titles/gcacw/css/lesson.css';

/** The pages without a table: nobody who plays needs them. */
export { About } from './About.tsx';
export { BookPage } from './BookPage.tsx';
export { Home } from './Home.tsx';
export { LeftGame } from './LeftGame.tsx';
