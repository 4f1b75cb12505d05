-- A row with every decision that nobody read: who is to be told follows from turns and notices.
drop table outbox;
